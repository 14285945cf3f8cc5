import type { SignInStore } from '#features/accounts/web/public.tsx';

/** Once a student has signed in on this device, their screens open without a network too (HTTPS or loopback only). */
export function keepScreens(signIn: SignInStore): void {
  const keep = () => {
    if (signIn.person()?.role !== 'student') return;
    stop();
    // A browser that refuses works as before, with a network.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
  };
  const stop = signIn.subscribe(keep);
  keep();
}
