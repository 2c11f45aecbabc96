import { type Drawing, Plant } from '../../platform/web/kit/drawings.tsx';
import { Part, States } from './part.tsx';

const drawings: Drawing[] = ['seed', 'sprout', 'plant', 'tree', 'pot', 'fallen', 'adrift'];

export function DrawingsPart() {
  return (
    <Part title="Tekeningen">
      <States name={drawings.join(', ')}>
        {drawings.map((drawing) => (
          <Plant key={drawing} drawing={drawing} size={112} />
        ))}
      </States>
    </Part>
  );
}
