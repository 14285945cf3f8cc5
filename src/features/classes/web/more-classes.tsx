import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import styles from './class-fields.module.css';
import { type ClassName, MOST_MORE_CLASSES } from './more-class-names.ts';

interface MoreClassesProps {
  readonly names: readonly ClassName[];
  readonly onNames: (names: readonly ClassName[]) => void;
}

/** Names of further classes, which get the same grade and settings. */
export function MoreClasses({ names, onNames }: MoreClassesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return;
    const last = [...(place.current?.querySelectorAll('input') ?? [])].at(-1);
    (last ?? place.current?.querySelector('button'))?.focus();
  }, [turn]);
  const change = (changed: readonly ClassName[]) => {
    onNames(changed);
    setTurn(turn + 1);
  };
  return (
    <div ref={place}>
      <Stack gap={12}>
        {names.map((one, index) => (
          <div key={one.key} className={styles.more}>
            <TextField
              name={`name-${one.key}`}
              label={`Name of class ${index + 2}`}
              value={one.name}
              autoComplete="off"
              maxLength={80}
              onChange={(typed) =>
                onNames(names.map((other) => (other.key === one.key ? { ...other, name: typed } : other)))
              }
            />
            <IconButton
              label={`Take class ${index + 2} off`}
              icon={<IconX size={18} aria-hidden />}
              onClick={() => change(names.filter(({ key }) => key !== one.key))}
            />
          </div>
        ))}
        {names.length > 0 && <p className={styles.quiet}>All of them get the same grade and settings.</p>}
        {names.length < MOST_MORE_CLASSES && (
          <div>
            <Button
              variant="quiet"
              icon={<IconPlus size={20} aria-hidden />}
              onClick={() => change([...names, { key: (names.at(-1)?.key ?? 0) + 1, name: '' }])}
            >
              Add another class
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
