import { escapeHtml } from '../src/platform/server/http/escape-html.ts';

/** A kind of request, with the milliseconds that it takes by number of people. */
export type Line = { name: string; points: [people: number, milliseconds: number][] };

const panel = { width: 220, height: 120, gap: 24, columns: 4, left: 16, top: 64 };
const step = { x: panel.width + panel.gap, y: panel.height + 68 };
const inset = { left: 8, right: 44, top: 12, bottom: 8 };

/** Draws a small chart for each kind of request as an SVG: sizes on a logarithmic scale, time from nothing to the most of its kind. */
export function drawPlot(title: string, lines: Line[]): string {
  const width = panel.left * 2 + step.x * panel.columns - panel.gap;
  const height = panel.top + Math.ceil(lines.length / panel.columns) * step.y;
  const charts = lines.map((line, place) => {
    const x = panel.left + (place % panel.columns) * step.x;
    const y = panel.top + Math.floor(place / panel.columns) * step.y;
    return `<g transform="translate(${x} ${y})">${drawChart(line)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#FFFFFF"/>
<text x="${panel.left}" y="28" font-size="16">${escapeHtml(title)}</text>
${charts.join('\n')}
</svg>
`;
}

function drawChart({ name, points }: Line): string {
  const sizes = points.map(([people]) => Math.log10(people));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const top = Math.max(...points.map(([, milliseconds]) => milliseconds));
  const span = { x: panel.width - inset.left - inset.right, y: panel.height - inset.top - inset.bottom };
  const placed = points.map(([people, milliseconds]) => {
    const x = inset.left + (most === least ? 0.5 : (Math.log10(people) - least) / (most - least)) * span.x;
    const y = inset.top + (1 - milliseconds / top) * span.y;
    return { people, milliseconds, x: x.toFixed(1), y: y.toFixed(1) };
  });
  const base = panel.height - inset.bottom;
  return [
    `<text y="-6" font-weight="bold">${escapeHtml(name)}</text>`,
    `<path d="M0 ${base}H${panel.width}" stroke="#B8C0BA"/>`,
    `<polyline points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="#1F7A4D" stroke-width="2"/>`,
    ...placed.flatMap(({ people, milliseconds, x, y }) => [
      `<circle cx="${x}" cy="${y}" r="3" fill="#1F7A4D"/>`,
      // Below the size, where no line crosses it.
      `<text x="${x}" y="${base + 16}" fill="#55645A">${people.toLocaleString('en')}</text>`,
      `<text x="${x}" y="${base + 30}" fill="#17231C">${milliseconds.toFixed(2)} ms</text>`,
    ]),
  ].join('');
}
