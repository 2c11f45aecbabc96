import type { ReactNode } from 'react';
import style from './drawings.module.css';

type LeafProps = {
  /** Where the leaf leaves its stem. */
  x: number;
  y: number;
  /** Degrees clockwise; 0 points up to the right. */
  turn?: number;
  size?: number;
  mirrored?: boolean;
};

function Leaf({ x, y, turn = 0, size = 1, mirrored = false }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size}) rotate(${turn})`}>
      <path className={style.leaf} d="M0 0C-3-13 5-25 23-28C26-12 16-1 0 0Z" />
      <path className={style.vein} d="M0 0C6-9 11-15 17-21" />
    </g>
  );
}

/** As wide as the drawing and level at its ends, so that drawings side by side share one ground. */
function Ground({ from = 0, to = 160 }: { from?: number; to?: number }) {
  return <path className={style.ground} d={`M${from} 132C${from + 30} 129.5 ${to - 40} 134.5 ${to} 132`} />;
}

function Pot() {
  return (
    <>
      <path className={style.pot} d="M53 90H107L101 127A6 6 0 0 1 95 132H65A6 6 0 0 1 59 127Z" />
      <path className={style.pot} d="M48 79H112A3 3 0 0 1 115 82V89A3 3 0 0 1 112 92H48A3 3 0 0 1 45 89V82A3 3 0 0 1 48 79Z" />
    </>
  );
}

const drawings = {
  /** Underground, about to begin. */
  seed: (
    <>
      <Ground />
      <path className={style.leaf} d="M80 138C71 139 67 147 70 155C77 160 87 157 90 148C89 142 86 138 80 138Z" />
      <path d="M80 138C79 131 80 127 84 122" />
      <path className={style.leaf} d="M84 122C84 116 88 113 94 113C94 119 90 122 84 122Z" />
      <path className={style.detail} d="M76 158C75 163 78 166 76 170M34 146H38M118 150H123M50 160H53M108 164H111" />
    </>
  ),
  sprout: (
    <>
      <Ground />
      <path d="M79 132C79 118 79 108 81 96" />
      <Leaf x={80} y={98} size={1.05} />
      <Leaf x={80} y={106} size={0.85} mirrored />
    </>
  ),
  plant: (
    <>
      <Ground />
      <path d="M79 132C78 108 82 88 80 58" />
      <Leaf x={80} y={112} size={0.85} turn={22} />
      <Leaf x={80} y={102} size={0.95} turn={18} mirrored />
      <Leaf x={81} y={84} size={0.95} turn={8} />
      <Leaf x={81} y={74} size={0.85} turn={6} mirrored />
      <Leaf x={80} y={60} size={0.8} turn={-22} />
    </>
  ),
  /** Full grown; its three fruits are the three roles. */
  tree: (
    <>
      <Ground />
      <path d="M79 132C78 100 82 70 80 34M79 98C92 90 106 80 114 62M80 84C68 76 56 66 48 50M81 62C88 60 94 56 98 50" />
      <path d="M60 67V76M102 84V93M98 50V44" />
      <Leaf x={79} y={118} size={0.8} turn={26} mirrored />
      <Leaf x={79} y={108} size={0.7} turn={30} />
      <Leaf x={114} y={62} size={0.8} turn={-14} />
      <Leaf x={92} y={90} size={0.65} turn={-24} />
      <Leaf x={48} y={50} size={0.8} turn={-8} mirrored />
      <Leaf x={69} y={76} size={0.65} turn={-26} mirrored />
      <Leaf x={80} y={36} size={0.85} turn={-38} />
      <circle className={style.entrepreneur} cx="60" cy="82" r="6.5" />
      <circle className={style.talent} cx="102" cy="99" r="6.5" />
      <circle className={style.investor} cx="98" cy="38" r="6.5" />
    </>
  ),
  /** Planted and watered; something will come up here. */
  pot: (
    <>
      <Ground from={16} to={144} />
      <path d="M80 80C80 70 79 63 81 52" />
      <Leaf x={80} y={54} size={1.05} />
      <Leaf x={80} y={63} size={0.8} mirrored />
      <Pot />
      <path
        className={style.drop}
        d="M34 44C38 50 40 53 40 56A6 6 0 0 1 28 56C28 53 30 50 34 44ZM52 22C55 27 57 30 57 32A5 5 0 0 1 47 32C47 30 49 27 52 22Z"
      />
    </>
  ),
  /** A pot that fell over; the plant lives. */
  fallen: (
    <>
      <Ground from={4} to={156} />
      <g transform="translate(-4 -8) rotate(84 80 110)">
        <path d="M80 80C80 66 74 56 66 50" />
        <Leaf x={67} y={51} size={1} turn={-34} />
        <Leaf x={75} y={61} size={0.75} turn={14} mirrored />
        <Pot />
      </g>
      <path className={style.detail} d="M116 138H120M126 141H131M106 141H109" />
    </>
  ),
  /** A leaf that was blown away. */
  adrift: (
    <>
      <path className={style.trail} d="M12 122C40 136 58 112 48 94C40 80 22 92 34 106C48 122 78 112 92 86" />
      <Leaf x={92} y={88} size={1.7} turn={6} />
      <Ground from={20} to={140} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Drawing = keyof typeof drawings;

/** A line drawing of the plant in some situation; decoration, so hidden from assistive technology. */
export function Plant({ drawing, size = 160 }: { drawing: Drawing; size?: number }) {
  return (
    <svg width={size} height={(size / 160) * 172} viewBox="0 0 160 172" fill="none" aria-hidden="true" className={style.plant}>
      {drawings[drawing]}
    </svg>
  );
}
