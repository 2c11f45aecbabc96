import { Link, type LinkProps } from '@tanstack/react-router';
import { Grid, Stack } from '../../../platform/web/kit/layout.tsx';
import { LeafList } from '../../../platform/web/kit/leaf-list.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import { AskUs } from './ask-us.tsx';
import { type Service, ServiceDrawing } from './service-drawing.tsx';
import style from './services-overview.module.css';

type Card = { service: Service; to: LinkProps['to']; title: string; text: string; gets: string[] };

const cards: Card[] = [
  {
    service: 'posting',
    to: '/diensten/detachering',
    title: 'Detachering',
    text: 'Werken over de grens, of iemand laten komen: wie wat meldt, en waar.',
    gets: ['Limosa en het Nederlandse meldloket', 'De A1-verklaring', 'Een stappenplan vóór vertrek'],
  },
  {
    service: 'legal',
    to: '/diensten/legal',
    title: 'Legal',
    text: 'Acht onderwerpen die elke onderneming tegenkomt, in gewone taal.',
    gets: ['Oprichten en samen eigenaar zijn', 'Contracten, voorwaarden en merken', 'Freelancers, werknemers en privacy'],
  },
  {
    service: 'freelance',
    to: '/diensten/start2freelance',
    title: 'Start2freelance',
    text: 'Van idee naar eerste factuur, met een tarief waar je van kunt leven.',
    gets: ['Bereken je dagtarief', 'Gratis startgids als pdf', 'Antwoord op wat starters vragen'],
  },
  {
    service: 'education',
    to: '/diensten/education',
    title: 'Education',
    text: 'Leren ondernemen terwijl je bezig bent, alleen of met begeleiding.',
    gets: ['Acht modules, van idee tot investeerder', 'Een startpakket of een extern programma', 'Coaching naast je project'],
  },
];

/** Cards that link to the four service pages. */
export function ServicesOverview() {
  return (
    <Page>
      <div className={style.overview}>
        <Stack as="header" gap={12}>
          <Title as="h1" size="display">
            Diensten
          </Title>
          <Text size="large">
            Een onderneming groeit niet op een goed idee alleen. Hier vind je wat er verder bij komt kijken, voor ondernemers en talent in
            België en Nederland: lees, reken, en vraag het ons als je er niet uitkomt.
          </Text>
        </Stack>
        <Grid as="ul" gap={16} columns={2}>
          {cards.map(({ service, to, title, text, gets }) => (
            <li key={service} className={style.card}>
              <ServiceDrawing service={service} />
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
              <LeafList points={gets} />
            </li>
          ))}
        </Grid>
        <AskUs title="Niet zeker waar je moet zijn?" text="Vertel in een paar zinnen wat je van plan bent. Dan wijzen we je de weg." />
      </div>
    </Page>
  );
}
