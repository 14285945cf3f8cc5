import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import { eachOf, logIn } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

export const CROWD = { small: 60, full: 2_000 };
const CONNECTIONS = 40;
/** One in so many mistypes the password first. */
const MISTYPES = 10;
/** A school's way out to the world. */
const ADDRESS = addressOf(9_100);
/** In which they must be in, in seconds. */
const IN_TIME = 300;

/** A whole school logs in behind one address; some mistype first. */
export async function logInACrowd(ground: LoginGround, { small }: ProofOptions): Promise<Figure[]> {
  const students = ground.take(small ? CROWD.small : CROWD.full);
  const devices = Array.from({ length: CONNECTIONS }, (_, n) =>
    openDevice(ground.origins[n % 2] ?? '', ADDRESS),
  );
  let blocked = 0;
  const began = performance.now();
  try {
    await eachOf(students.entries(), CONNECTIONS, async ([n, { username }]) => {
      const device = devices[n % CONNECTIONS];
      if (!device) return;
      if (n % MISTYPES === 0) await logIn(device, username, 'otter rivr 27');
      const { status } = await logIn(device, username, ground.school.password);
      if (status !== 200) blocked += 1;
    });
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
  const seconds = (performance.now() - began) / 1000;
  return [
    { name: 'right logins from one address, some after a wrong one', value: students.length, unit: '' },
    { name: 'of these blocked', value: blocked, unit: '', gate: { atMost: 0 } },
    { name: 'time for all of them', value: seconds, unit: 's', gate: { atMost: IN_TIME } },
    { name: 'right logins a second', value: students.length / seconds, unit: 'logins/s' },
  ];
}
