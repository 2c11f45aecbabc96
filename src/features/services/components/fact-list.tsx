import { formatDate } from '../../../platform/web/format/dates.ts';
import type { Fact, FactTopic } from '../contract.ts';
import style from './fact-list.module.css';

const countries: Record<Fact['country'], string> = { BE: 'België', NL: 'Nederland', EU: 'Europa' };

/** The facts of one topic, each with its official source and the date on which that source was read. */
export function FactList({ facts, topic }: { facts: readonly Fact[]; topic: FactTopic }) {
  return (
    <ul className={style.facts}>
      {facts
        .filter((fact) => fact.topic === topic)
        .map(({ country, text, source, readOn }) => (
          <li key={text} className={style.fact}>
            <span className={style.country} data-country={country}>
              {countries[country]}
            </span>
            <div>
              <p>{text}</p>
              <p className={style.source}>
                Bron:{' '}
                <a href={source.url} rel="noreferrer">
                  {source.name}
                </a>
                , {readOn === null ? 'controleer dit bij de bron' : `bewaarde versie gelezen op ${formatDate(readOn)}`}.
              </p>
            </div>
          </li>
        ))}
    </ul>
  );
}
