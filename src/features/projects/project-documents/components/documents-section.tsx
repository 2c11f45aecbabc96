import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { Section } from '../../../../platform/web/kit/section.tsx';
import type { ProjectDocument } from '../contract.ts';
import { addressOf, describeDocument } from '../view/document.ts';
import { DocumentSign } from './document-sign.tsx';
import style from './documents-section.module.css';

/** The documents of a project, for its readers. Pictures open in a tab of their own; other files are downloaded. */
export function DocumentsSection({ documents }: { documents: ProjectDocument[] }) {
  return (
    <Section id="documenten" title="Documenten">
      <ul className={style.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <a href={addressOf(document)} className={style.document} {...(document.picture && { target: '_blank', rel: 'noopener' })}>
              <DocumentSign document={document} />
              <span className={style.words}>
                <span className={style.name}>{document.name}</span>
                <span className={style.kind}>{describeDocument(document)}</span>
                {document.picture && <Hidden>, opent in een nieuw tabblad</Hidden>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
