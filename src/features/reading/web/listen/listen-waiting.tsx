import { IconHeadphones } from '@tabler/icons-react';
import { classNames } from '#platform/ui/web/class-names.ts';
import panel from '../reader/reader-panel.module.css';
import styles from './listen-control.module.css';

/** The room of the "Listen" control while it is not known whether the device has a voice. */
export const ListenWaiting = () => (
  <span className={classNames(panel.open, styles.waiting)} aria-hidden="true">
    <IconHeadphones size={22} />
    <span className={panel.label}>Listen</span>
  </span>
);
