import { letterings } from '../policy/lettering.ts';
import { ringPath, type Shape, type Tone } from '../policy/shapes.ts';

const anchors = { start: 'start', middle: 'middle', end: 'end' } as const;

/** One shape of a chart. Its drawing has the units of the page, so that type is as large as beside it. */
export function ChartShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rectangle':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={3} fill={colourOf(shape.tone)} />;
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={colourOf(shape.tone)} />;
    case 'ring':
      return <path d={ringPath(shape)} fill={colourOf(shape.tone)} />;
    case 'line': {
      const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ');
      return <polyline points={points} fill="none" stroke={colourOf(shape.tone)} strokeWidth={shape.thickness} strokeLinejoin="round" />;
    }
    case 'label': {
      const { size, face } = letterings[shape.as];
      return (
        <text
          x={shape.x}
          y={shape.y + size * 0.35}
          fontSize={size}
          fontWeight={face === 'text' ? 400 : 600}
          textAnchor={anchors[shape.align]}
          fill={colourOf(shape.ink)}
        >
          {shape.text}
        </text>
      );
    }
  }
}

function colourOf(tone: Tone): string {
  return `var(--deck-${tone})`;
}
