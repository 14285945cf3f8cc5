/**
 * Loaded into the server before its own code: when the process that started it is gone, however that happened, the
 * server ends as if it had been told to.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a server alive that has finished.
process.channel?.unref();
