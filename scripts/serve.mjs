// A small static file server for the built site, for playing and for the browser tests.
//
//   node scripts/serve.mjs [--port N] [--host ADDRESS] [--root FOLDER]

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
]);

/**
 * The file that an address means, or null when it lies outside of the root or does not exist.
 * @param {string} root
 * @param {string} address
 * @returns {Promise<string | null>}
 */
async function findFile(root, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  let file = resolve(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  try {
    if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
    return (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/**
 * Starts serving a folder. Rejects with the system's error, such as EADDRINUSE.
 * @param {{ root: string, port: number, host: string }} options port 0 takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve({ root, port, host }) {
  const folder = resolve(root);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await findFile(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES.get(extname(file)) ?? 'application/octet-stream',
      // A rebuilt file must show at the next reload.
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = address && typeof address === 'object' ? address.port : port;
      const shown = host.includes(':') ? `[${host}]` : host;
      done({
        url: `http://${shown}:${bound}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections?.();
          }),
      });
    });
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      root: { type: 'string', default: fileURLToPath(new URL('../dist/site', import.meta.url)) },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`--port wants a number from 0 to 65535, not '${values.port}'.`);
    process.exit(2);
  }
  try {
    const { url } = await serve({ root: values.root, host: values.host, port });
    console.log(`Nyota is ready: ${url}\nStop it with Ctrl+C.`);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') {
      console.error(`Port ${port} is in use. Choose another one, for example: --port ${port + 1}`);
    } else if (code === 'EACCES') {
      console.error(`Port ${port} is reserved here. Choose one above 1023, for example: --port 8080`);
    } else {
      console.error(`The server could not start: ${message}`);
    }
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
