// Startup file for Phusion Passenger (cPanel's 'Setup Node.js App', LiteSpeed). Put it next to dist/. Nothing to change here; README.md
// says what .env needs. The host may end this process at any time: inquiries are mailed at once, and cron mails the rest.

// Must be set before the first file access. Slow disk operations must not use up the thread pool.
process.env.UV_THREADPOOL_SIZE ??= '16'

// Passenger exits the process itself unless there is a listener. With one, requests and mails in flight can finish.
globalThis.PhusionPassenger?.on('exit', () => process.kill(process.pid, 'SIGTERM'))

// Some hosts add arguments.
process.argv.splice(2)

// The server listens on PORT, which may be a Unix socket; Passenger replaces it with its own socket.
import('./dist/server.js')
