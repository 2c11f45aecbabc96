import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { useFacts } from '../hooks.ts';
import { Questions } from './questions.tsx';
import style from './reading.module.css';
import { ServicePage, type ServicePart } from './service-page.tsx';

const guideLink = <ButtonAnchor href="/diensten/start2freelance/startgids.pdf">Open de startgids (pdf)</ButtonAnchor>;

const aboutGuide = (
  <div className={style.prose}>
    <p>
      Wat je op deze pagina leest, en meer: de checklist voor België en Nederland, wat er in een contract en op een factuur staat, hoe je je
      tarief bespreekt, verzekeringen, geld opzijzetten, en je eerste negentig dagen week voor week.
    </p>
    <p>{guideLink}</p>
  </div>
);

function partsAround(calculator: ReactNode): ServicePart[] {
  return [
    {
      id: 'dagtarief',
      label: 'Dagtarief',
      title: 'Bereken je dagtarief',
      intro:
        'Van wat je wilt overhouden naar wat een dag moet kosten, zonder btw. Alles wat je invult, staat in het adres van de pagina: bewaar of deel het.',
      content: calculator,
      facts: [{ topic: 'holidays', heading: 'Waar de feestdagen vandaan komen' }],
    },
    {
      id: 'starten',
      label: 'Starten',
      title: 'Wat je regelt om te starten',
      intro: 'De officiële stappen, per land.',
      facts: [
        { topic: 'start-belgium', heading: 'In België' },
        { topic: 'start-netherlands', heading: 'In Nederland' },
        { topic: 'invoices', heading: 'Facturen' },
      ],
    },
    {
      id: 'startgids',
      label: 'Startgids',
      title: 'De startgids',
      intro: 'Gratis, zonder account, en handig om af te drukken.',
      content: aboutGuide,
    },
    { id: 'vragen', label: 'Vragen', title: 'Wat starters vragen', content: <Questions /> },
  ];
}

/** The page about starting as a freelancer. The calculator is passed in, because it is a sub-area of its own. */
export function FreelancePage({ calculator }: { calculator: ReactNode }) {
  return (
    <ServicePage
      service="freelance"
      title="Start2freelance"
      intro="Voor jezelf beginnen is een reeks kleine stappen. Reken uit wat je moet vragen, kijk na wat er te regelen is, en neem de gids mee."
      actions={
        <>
          <ButtonAnchor href="#dagtarief" tone="primary">
            Bereken je dagtarief
          </ButtonAnchor>
          {guideLink}
        </>
      }
      parts={partsAround(calculator)}
      facts={useFacts('freelance')}
      note="Dit is uitleg in algemene woorden en geen juridisch of fiscaal advies. Waar geen bron bij staat, kijk je het na; waar er wel een staat, geldt wat vandaag op de officiële pagina te lezen is."
      question={{ title: 'Nog een vraag voor je start?', text: 'Vertel wat je gaat doen en in welk land. We denken met je mee.' }}
    />
  );
}
