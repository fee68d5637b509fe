/** What every refused call throws: `code` says what kind of fault, `details` what was wrong and what is allowed. */
export class NyotaError extends Error {
  /**
   * @param {string} code
   * @param {string} message English, for developers
   * @param {{ reason?: import('./nyota.js').Reason, details?: import('./nyota.js').ErrorDetails, cause?: unknown }} [more]
   */
  constructor(code, message, { reason, details, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'NyotaError';
    this.code = code;
    if (reason !== undefined) this.reason = reason;
    this.details = details ?? { code };
  }
}

/**
 * The value of an answer of the core, or the error it holds, thrown.
 * @param {string} text {"ok": value} or {"error": {code, message, reason?, details?}}
 * @returns {any}
 */
export function unwrap(text) {
  const answer = JSON.parse(text);
  if (!answer.error) return answer.ok;
  throw errorFrom(answer.error);
}

/**
 * @param {{ code: string, message: string, reason?: any, details?: any }} plain as it crosses the boundary or a worker
 */
export function errorFrom({ code, message, reason, details }) {
  return new NyotaError(code, message, { reason, details });
}

/**
 * A value as JSON text for the core, which judges it. What JSON cannot hold is refused here.
 * @param {unknown} value
 * @param {string} code of the error
 */
export function toJson(value, code) {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch (cause) {
    throw new NyotaError(code, `not a plain value: ${cause instanceof Error ? cause.message : cause}`, {
      details: { code },
      cause,
    });
  }
}
