// Startup file for Phusion Passenger (cPanel's 'Setup Node.js App', LiteSpeed): lies beside dist/. Nothing to change in it; README.md
// says what belongs in .env. The host starts and ends this process as it likes: enquiries are mailed at once, and cron mails the rest.

// Read when the first file is: slow disks must not keep the threads from everything else.
process.env.UV_THREADPOOL_SIZE ??= '16'

// Passenger ends its stdin when it wants us gone, and exits for us unless somebody listens: requests and mails in flight may finish.
globalThis.PhusionPassenger?.on('exit', () => process.kill(process.pid, 'SIGTERM'))

// Some hosts start this with arguments of their own.
process.argv.splice(2)

// The server listens where PORT says, a Unix socket included; Passenger puts its own socket in that place.
import('./dist/server.js')
