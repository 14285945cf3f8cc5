const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|\[::1\]|localhost)$/;

/** Whether a host name or address leads to this machine only. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
