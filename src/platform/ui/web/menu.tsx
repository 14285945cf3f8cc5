import { Menu as MantineMenu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-class.ts';
import type { Destination } from './destination.ts';
import styles from './menu.module.css';

interface ItemParts {
  readonly label: string;
  /** A few words that distinguish items of one name, or say what the item does. */
  readonly about?: string;
  readonly icon?: ReactNode;
}
/** A way to another screen; `isHere` where it is the one that is shown. */
export interface MenuLink extends ItemParts, Destination {
  readonly isHere?: boolean;
}
/** Something that is done at once. */
export interface MenuAction extends ItemParts {
  readonly onPress: () => void;
  /** It takes something away. */
  readonly danger?: boolean;
  /** Of several items one holds: this one does, or does not. */
  readonly isChosen?: boolean;
}
/** A line between two groups of items. */
export type MenuItem = MenuLink | MenuAction | 'line';

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly variant?: ButtonVariant;
  /** In place of the usual arrow. */
  readonly icon?: ReactNode;
  /** Above the items: whose they are. */
  readonly head?: ReactNode;
  /** Shown in place of the label, which then is the name that is read out. */
  readonly face?: ReactNode;
}

const classes = { dropdown: styles.dropdown ?? '', item: styles.item ?? '', divider: styles.divider ?? '' };

/** A button that opens a list of things to do and of ways to other screens. */
export function Menu({ label, items, variant = 'quiet', icon, head, face }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the act: a dialog that it opens gives the focus back to what had it, and the item is gone by then.
  const goBack = () => button.current?.focus();
  return (
    <MantineMenu
      classNames={classes}
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      returnFocus
      // An empty element that takes the focus is no item of a menu.
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>
        <Button
          ref={button}
          variant={variant}
          icon={icon ?? (face === undefined && <IconChevronDown size={20} aria-hidden />)}
          aria-label={face === undefined ? undefined : label}
        >
          {face ?? label}
        </Button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        {items.map((item, index) =>
          item === 'line' ? (
            // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else to be distinguished by
            <MantineMenu.Divider key={`line ${index}`} />
          ) : (
            // Two links may have one name and lead to two places.
            <Item
              key={`${item.label} ${item.about ?? ''} ${'to' in item ? item.to : ''}`}
              item={item}
              onChoose={goBack}
            />
          ),
        )}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

interface ItemProps {
  readonly item: Exclude<MenuItem, 'line'>;
  readonly onChoose: () => void;
}

function Item({ item, onChoose }: ItemProps) {
  const { label, about, icon } = item;
  const isChoice = 'onPress' in item && item.isChosen !== undefined;
  const words = (
    <>
      {label}
      {about !== undefined && <span className={styles.about}> {about}</span>}
    </>
  );
  if ('onPress' in item) {
    return (
      <MantineMenu.Item
        leftSection={icon}
        rightSection={item.isChosen === true && <IconCheck size={18} aria-hidden />}
        onClick={() => {
          onChoose();
          item.onPress();
        }}
        {...(isChoice && {
          // Mantine gives an item its role last, so that another role needs an element of ours.
          renderRoot: (props: object) => (
            <button {...props} type="button" role="menuitemradio" aria-checked={item.isChosen} />
          ),
        })}
        {...(item.danger === true && { 'data-danger': true })}
      >
        {words}
      </MantineMenu.Item>
    );
  }
  const { isHere = false, to, search, hash } = item;
  return (
    <MantineMenu.Item
      leftSection={icon}
      rightSection={isHere && <IconCheck size={18} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to={to}
          {...(search && { search })}
          {...(hash !== undefined && { hash })}
          // Two screens may have one path and differ by what is searched for: the list says which one is here.
          aria-current={isHere ? 'true' : undefined}
        />
      )}
    >
      {words}
    </MantineMenu.Item>
  );
}
