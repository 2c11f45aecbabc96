import type { ReactNode } from 'react';
import { BackLink } from '../../../platform/web/kit/back-link.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Section } from '../../../platform/web/kit/section.tsx';
import sections from '../../../platform/web/kit/sections.module.css';
import { Subjects } from '../../../platform/web/kit/subjects.tsx';
import type { Fact, FactTopic } from '../contract.ts';
import { AskUs } from './ask-us.tsx';
import { FactList } from './fact-list.tsx';
import reading from './reading.module.css';
import { type Service, ServiceDrawing } from './service-drawing.tsx';
import style from './service-page.module.css';
import { type Step, Steps } from './steps.tsx';

/** One subject of a page: its content, the steps to take, then the facts of official sources. */
export type ServicePart = {
  id: string;
  /** The link text in the table of contents; the title by default. */
  label?: string;
  title: string;
  intro?: string;
  content?: ReactNode;
  steps?: readonly Step[];
  facts?: readonly { topic: FactTopic; heading?: string }[];
};

type ServicePageProps = {
  service: Service;
  title: string;
  intro: string;
  /** Buttons below the intro. */
  actions?: ReactNode;
  parts: readonly ServicePart[];
  facts?: readonly Fact[];
  /** A note about the whole page. */
  note?: string;
  question: { title: string; text: string };
};

/** The frame of the four service pages: a link back, an intro, a table of contents, the subjects and an invitation to contact the office. */
export function ServicePage({ service, title, intro, actions, parts, facts = [], note, question }: ServicePageProps) {
  return (
    <Page>
      <div className={style.page}>
        <header className={style.head}>
          <nav aria-label="Kruimelpad" className={style.path}>
            <BackLink to="/diensten">Alle diensten</BackLink>
          </nav>
          <ServiceDrawing service={service} size={88} />
          <div className={style.words}>
            <h1>{title}</h1>
            <p className={style.intro}>{intro}</p>
            {actions === undefined ? null : <div className={style.actions}>{actions}</div>}
          </div>
        </header>
        <div className={sections.screen}>
          <Subjects label={title} subjects={parts.map((part) => ({ id: part.id, label: part.label ?? part.title }))} />
          <div className={sections.sections}>
            {parts.map((part) => (
              <Section key={part.id} id={part.id} title={part.title} intro={part.intro}>
                {part.content}
                {part.steps === undefined ? null : <Steps steps={part.steps} />}
                {part.facts?.map(({ topic, heading }) => (
                  <div key={topic} className={reading.official}>
                    {heading === undefined ? null : <h3>{heading}</h3>}
                    <FactList facts={facts} topic={topic} />
                  </div>
                ))}
              </Section>
            ))}
            {note === undefined ? null : <p className={reading.note}>{note}</p>}
            <AskUs {...question} subject={title} />
          </div>
        </div>
      </div>
    </Page>
  );
}
