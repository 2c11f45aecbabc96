import { type ReactNode, useId } from 'react';
import style from './slider.module.css';
import { TypedValue } from './typed-value.tsx';

type Scale = {
  min: number;
  max: number;
  step: number;
  /** A value as people read it; screen readers say it too. */
  format: (value: number) => string;
};

type SliderProps = Scale & {
  label: string;
  hint?: string;
  /** The number can be typed too, in a field with this name. */
  typedAs?: string;
  value: number;
  onChange: (value: number) => void;
};

/** A labelled choice of one number on a scale. */
export function Slider({ label, hint, typedAs, min, max, step, format, value, onChange }: SliderProps) {
  const id = useId();
  const scale = { min, max, step };
  return (
    <div className={style.field}>
      <div className={style.words}>
        <label htmlFor={id}>{label}</label>
        {typedAs === undefined ? (
          <output htmlFor={id}>{format(value)}</output>
        ) : (
          <TypedValue {...scale} label={typedAs} value={value} format={format} onChange={onChange} />
        )}
      </div>
      <Track from={0} to={partOf(value, scale)}>
        <input
          {...scale}
          type="range"
          id={id}
          value={value}
          aria-valuetext={format(value)}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </Track>
      <Hint id={id} text={hint} />
    </div>
  );
}

type RangeSliderProps = Scale & {
  label: string;
  hint?: string;
  /** The lowest and the highest that is chosen. */
  value: readonly [low: number, high: number];
  onChange: (value: [low: number, high: number]) => void;
};

/** A labelled choice of a lowest and a highest number on a scale; neither passes the other. */
export function RangeSlider({ label, hint, min, max, step, format, value, onChange }: RangeSliderProps) {
  const id = useId();
  const [low, high] = value;
  const [from, to] = [partOf(low, { min, max }), partOf(high, { min, max })];
  const scale = { min, max, step };
  return (
    <fieldset className={style.field} aria-describedby={hint && `${id}-hint`}>
      <div className={style.words}>
        <legend>{label}</legend>
        <output>{low === high ? format(low) : `${format(low)} – ${format(high)}`}</output>
      </div>
      <Track from={from} to={to}>
        <input
          {...scale}
          type="range"
          // The upper one of two thumbs in one place has to be the one that can still move.
          data-over={from > 0.5 || undefined}
          value={low}
          aria-label={`${label}, vanaf`}
          aria-valuetext={format(low)}
          onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high])}
        />
        <input
          {...scale}
          type="range"
          value={high}
          aria-label={`${label}, tot`}
          aria-valuetext={format(high)}
          onChange={(event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)])}
        />
      </Track>
      <Hint id={id} text={hint} />
    </fieldset>
  );
}

/** The line under the thumbs, coloured between them. */
function Track({ from, to, children }: { from: number; to: number; children: ReactNode }) {
  return (
    <div className={style.track} style={{ '--from': from, '--to': to }}>
      {children}
    </div>
  );
}

function Hint({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={`${id}-hint`} className={style.hint}>
      {text}
    </p>
  );
}

function partOf(value: number, { min, max }: { min: number; max: number }): number {
  return max > min ? (value - min) / (max - min) : 0;
}
