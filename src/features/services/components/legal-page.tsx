import { useFacts } from '../hooks.ts';
import { legalTopics } from './legal-topics.tsx';
import style from './reading.module.css';
import { ServicePage, type ServicePart } from './service-page.tsx';

const labels = { what: 'Wat het is', when: 'Wanneer je het nodig hebt', difference: 'België en Nederland', onward: 'Zo ga je verder' };

const parts: ServicePart[] = legalTopics.map(({ id, label, title, words, topic }) => ({
  id,
  label,
  title,
  content: (
    <dl className={style.terms}>
      {(['what', 'when', 'difference', 'onward'] as const).map((part) => (
        <div key={part}>
          <dt>{labels[part]}</dt>
          <dd>{words[part]}</dd>
        </div>
      ))}
    </dl>
  ),
  facts: topic === undefined ? [] : [{ topic, heading: 'Officieel' }],
}));

/** The legal page: eight subjects that every company deals with. */
export function LegalPage() {
  return (
    <ServicePage
      service="legal"
      title="Legal"
      intro="Acht onderwerpen waar elke onderneming vroeg of laat voor staat. Per onderwerp lees je wat het is, wanneer je het nodig hebt en waarin België en Nederland verschillen."
      parts={parts}
      facts={useFacts('legal')}
      note="Dit is uitleg in algemene woorden en geen juridisch advies. Waar geen bron bij staat, laat je het nakijken voordat je tekent; waar er wel een staat, geldt wat vandaag op de officiële pagina te lezen is."
      question={{
        title: 'Iets op papier te zetten?',
        text: 'Vertel wat je wilt regelen en met wie. We zeggen wat we zelf kunnen doen, en wanneer je een advocaat of notaris nodig hebt.',
      }}
    />
  );
}
