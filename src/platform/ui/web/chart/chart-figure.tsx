import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { ChartDrawing } from './chart-drawing.tsx';

interface ChartFigureProps {
  /** Of the drawing, in pixels. `frame` is where it is measured (`useWidth`). */
  readonly width: number;
  readonly height: number;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What the drawing says at a glance, for those who listen. */
  readonly label: string;
  readonly drawing: ReactNode;
  /** What follows the pointer. */
  readonly pointer?: Pick<HTMLAttributes<HTMLElement>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave'>;
  readonly above?: ReactNode;
  /** What the marks mean, and the same as a table. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A drawing as wide as its place, with what is said above and below it. */
export const ChartFigure = ({
  width,
  height,
  frame,
  label,
  drawing,
  pointer,
  above,
  children,
  className,
}: ChartFigureProps) => (
  <figure className={classNames(styles.figure, className)}>
    {above}
    <div ref={frame} className={styles.frame} {...pointer}>
      <ChartDrawing width={width} height={height} label={label}>
        {drawing}
      </ChartDrawing>
    </div>
    {children}
  </figure>
);
