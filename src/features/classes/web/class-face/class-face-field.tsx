import { type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { LastChange } from '#platform/ui/web/saved-mark.tsx';
import { WithSavedMark } from '#platform/ui/web/saved-mark.tsx';
import {
  CLASS_COLOR_VALUES,
  CLASS_COLORS,
  CLASS_ICON_NAMES,
  CLASS_ICONS,
  faceOf,
  pathOfIcon,
} from '../../core/class-face.ts';
import type { ClassSettings } from '../../core/class-settings.ts';
import { ClassFace, IconOfClass } from './class-face.tsx';
import styles from './class-face-field.module.css';

interface ClassFaceFieldProps {
  /** Null for a class that is being made: until a color is chosen, it gets one of its own. */
  readonly id: number | null;
  readonly name: string;
  readonly iconUrl: ClassSettings['iconUrl'];
  readonly iconColor: ClassSettings['iconColor'];
  readonly last: LastChange | null;
  readonly onIcon: (icon: ClassSettings['iconUrl']) => void;
  readonly onColor: (color: ClassSettings['iconColor']) => void;
}

/** What the class looks like in a list, and the choice of another icon and color. */
export function ClassFaceField({ id, last, onIcon, onColor, ...rest }: ClassFaceFieldProps) {
  const isNew = id === null;
  const schoolClass = { ...rest, id: id ?? 0 };
  const isChosen = rest.iconUrl !== '' || rest.iconColor !== '';
  const [open, setOpen] = useState(false);
  const choices = useId();
  const error = last?.field === 'iconUrl' || last?.field === 'iconColor' ? last.error : undefined;
  return (
    <div className={styles.field}>
      <Row gap={12} align="center">
        {(!isNew || isChosen) && <ClassFace schoolClass={schoolClass} size={48} />}
        <Button aria-expanded={open} aria-controls={choices} onClick={() => setOpen(!open)}>
          {open ? 'Done' : 'Choose icon and color'}
        </Button>
      </Row>
      <div id={choices} hidden={!open} className={styles.choices}>
        {open && (
          <>
            <IconChoice schoolClass={schoolClass} last={last} onIcon={onIcon} />
            <ColorChoice schoolClass={schoolClass} isNew={isNew} last={last} onColor={onColor} />
          </>
        )}
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  );
}

type Chosen = Omit<ClassFaceFieldProps, 'id' | 'last' | 'onIcon' | 'onColor'> & { readonly id: number };
interface IconChoiceProps extends Pick<ClassFaceFieldProps, 'last' | 'onIcon'> {
  readonly schoolClass: Chosen;
}

/** An icon of the set, or the sign of the class's name; arrow keys go from one to the next. */
function IconChoice({ schoolClass, last, onIcon }: IconChoiceProps) {
  const { iconUrl } = schoolClass;
  const { sign } = faceOf(schoolClass);
  return (
    <WithSavedMark name="iconUrl" last={last}>
      <Options legend="Icon" hint="You and your students find the class by it in a list.">
        {(group) => (
          <>
            <Option
              group={group}
              label={sign === '' ? 'No icon: a leaf' : `No icon: ${sign}`}
              checked={iconUrl === ''}
              onChoose={() => onIcon('')}
            >
              <ClassFace schoolClass={{ ...schoolClass, iconUrl: '' }} size={32} />
            </Option>
            {CLASS_ICON_NAMES.map((icon) => (
              <Option
                key={icon}
                group={group}
                label={CLASS_ICONS[icon]}
                checked={iconUrl === pathOfIcon(icon)}
                onChoose={() => onIcon(pathOfIcon(icon))}
              >
                <IconOfClass name={icon} size={24} />
              </Option>
            ))}
          </>
        )}
      </Options>
    </WithSavedMark>
  );
}

interface ColorChoiceProps extends Pick<ClassFaceFieldProps, 'last' | 'onColor'> {
  readonly schoolClass: Chosen;
  readonly isNew: boolean;
}

const ColorChoice = ({ schoolClass, isNew, last, onColor }: ColorChoiceProps) => (
  <WithSavedMark name="iconColor" last={last}>
    <Options
      legend="Color"
      {...(isNew && { hint: 'Until you choose one, each new class gets a color of its own.' })}
    >
      {(group) =>
        CLASS_COLOR_VALUES.map((color) => (
          <Option
            key={color}
            group={group}
            label={CLASS_COLORS[color]}
            checked={isNew ? schoolClass.iconColor === color : faceOf(schoolClass).color === color}
            onChoose={() => onColor(color)}
          >
            <ClassFace schoolClass={{ ...schoolClass, iconColor: color }} size={32} />
          </Option>
        ))
      }
    </Options>
  </WithSavedMark>
);

interface OptionsProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: (group: string) => ReactNode;
}

function Options({ legend, hint, children }: OptionsProps) {
  const group = useId();
  return (
    <fieldset className={styles.options} aria-describedby={hint === undefined ? undefined : `${group}-hint`}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${group}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.grid}>{children(group)}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly group: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Option = ({ group, label, checked, onChoose, children }: OptionProps) => (
  <label className={styles.option} title={label}>
    <input
      type="radio"
      className={styles.radio}
      name={group}
      aria-label={label}
      checked={checked}
      onChange={onChoose}
    />
    {children}
  </label>
);
