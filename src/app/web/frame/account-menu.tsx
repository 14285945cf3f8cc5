import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { HelpDialog } from '#features/help/web/public.tsx';
import { useSession } from '#features/session/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { logout } from '#platform/screens/core/addresses.ts';
import { tabsOf } from '#platform/screens/core/places.ts';
import { useScreens } from '#platform/screens/web/screens-provider.tsx';
import { useHere } from '#platform/screens/web/use-here.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Menu, type MenuItem } from '#platform/ui/web/menu.tsx';
import styles from './account-menu.module.css';

const SCHEMES = [
  { scheme: 'auto', label: 'Colors like my device', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light colors', Icon: IconSun },
  { scheme: 'dark', label: 'Dark colors', Icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; Icon: unknown }[];

/** Who is signed in, what is their own, the colors, the help, and the way out. */
export function AccountMenu({ role }: { readonly role: Role }) {
  const user = useSession()?.user;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [settings] = tabsOf(useScreens(), role, 'account');
  const here = useHere(role)?.hub;
  const [helps, setHelps] = useState(false);
  const full = user ? `${user.firstName} ${user.lastName}`.trim() || user.username : '';
  const items: readonly MenuItem[] = [
    // The tabs of that screen lead to the others.
    ...(settings
      ? [
          {
            ...linkTo(settings.address),
            label: 'Settings',
            icon: <IconSettings size={20} aria-hidden />,
            isHere: here?.of === 'account',
          },
        ]
      : []),
    'line',
    ...SCHEMES.map(({ scheme, label, Icon }) => ({
      label,
      icon: <Icon size={20} aria-hidden />,
      isChosen: colorScheme === scheme,
      onPress: () => {
        setColorScheme(scheme);
        announce(`${label}.`);
      },
    })),
    'line',
    { label: 'Help', icon: <IconHelpCircle size={20} aria-hidden />, onPress: () => setHelps(true) },
    { ...linkTo(logout), label: 'Log out', icon: <IconLogout size={20} aria-hidden /> },
  ];
  return (
    <>
      <Menu
        label={full === '' ? 'Account' : `${full}, account`}
        items={items}
        head={
          <>
            <p className={styles.name}>{full}</p>
            {user && <p className={styles.username}>{user.username}</p>}
          </>
        }
        face={
          <span className={styles.face}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(full)}
            </span>
            <span className={styles.who}>{full === '' ? 'Account' : full}</span>
          </span>
        }
      />
      {helps && (
        <Suspense>
          <HelpDialog onClose={() => setHelps(false)} />
        </Suspense>
      )}
    </>
  );
}

/** "Maria Rivera" is MR. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
