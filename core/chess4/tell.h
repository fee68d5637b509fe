#pragma once

#include <string_view>

#include "core/base/happening.h"
#include "core/chess4/position.h"

/// What the rules tell of while they are applied. Apart from them, because they are built for
/// speed and this for size.
namespace nyota::chess4 {

const char* kindName(Kind kind);

/// Before the piece is taken off.
void tellCapture(const Board& board, Cell cell, int points, Happenings& happenings);
void tellPromotion(const Board& board, const Move& move, Happenings& happenings);
void tellCastling(int seat, Cell rookFrom, Cell rookTo, Happenings& happenings);
/// `kings` has a bit for each seat whose king is newly attacked.
void tellCheck(int by, unsigned kings, int points, Happenings& happenings);
/// Points go to nobody where `pointsTo` is negative.
void tellElimination(int seat, const char* why, int pointsTo, int points, Happenings& happenings);
void tellResignation(int seat, Happenings& happenings);
void tellBonus(int seat, int points, const char* why, Happenings& happenings);
void tellEnd(const Board& board, Happenings& happenings);

}  // namespace nyota::chess4
