import { useRef } from 'react';
import { Button } from '../../../../platform/web/kit/buttons.tsx';
import { IconPlus } from '../../../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../../../platform/web/kit/layout.tsx';
import { SortableList } from '../../../../platform/web/kit/sortable-list.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { TextField } from '../../../../platform/web/kit/text-field.tsx';
import { PickButton } from '../../../uploads/components/pick-button.tsx';
import { ComingDocuments } from '../../project-documents/components/coming-documents.tsx';
import { DocumentSign } from '../../project-documents/components/document-sign.tsx';
import type { DocumentUploads } from '../../project-documents/hooks.ts';
import { documentLimits } from '../../project-documents/policy.ts';
import { addressOf, describeDocument } from '../../project-documents/view/document.ts';
import type { ProjectForm } from '../hooks/project-form.ts';
import style from './documents-field.module.css';

/** The documents of a project: chosen or dropped, named, put in order. They are sent at once and saved with the form. */
export function DocumentsField({ form, uploads }: { form: ProjectForm; uploads: DocumentUploads }) {
  const { documents } = form.values;
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAddButton = () => addButton.current?.focus();
  const isFull = documents.length + uploads.coming.length >= documentLimits.most;

  function rename(position: number, name: string) {
    form.change((now) => ({ documents: now.documents.map((each, at) => (at === position ? { ...each, name } : each)) }));
  }

  return (
    <div className={style.field} data-over={uploads.isOver || undefined} {...uploads.zone}>
      <Stack gap={16}>
        <SortableList
          label="Documenten"
          rows={documents}
          nameOf={({ name }) => name.trim() || 'Document zonder naam'}
          onChange={(rows) => {
            form.change({ documents: rows });
            if (rows.length === 0) focusAddButton();
          }}
        >
          {(document, position) => (
            <div className={style.document}>
              <a href={addressOf(document)} target="_blank" rel="noopener" className={style.sign} aria-label={`${document.name} bekijken`}>
                <DocumentSign document={document} />
              </a>
              <TextField
                label="Naam"
                hint={describeDocument(document)}
                error={form.problems[`documents.${position}.name`]}
                name={`documents.${position}.name`}
                value={document.name}
                maxLength={documentLimits.name}
                autoComplete="off"
                onChange={({ currentTarget }) => rename(position, currentTarget.value)}
              />
            </div>
          )}
        </SortableList>
        <ComingDocuments uploads={uploads} onPressed={focusAddButton} />
        {form.problems.documents !== undefined && (
          <Text tone="danger" size="small">
            {form.problems.documents}
          </Text>
        )}
        <Row gap={16}>
          <PickButton kind="project-document" isMultiple onPick={uploads.add} disabled={isFull}>
            {(button) => (
              <Button {...button} ref={addButton} name="documents">
                <IconPlus size={20} aria-hidden />
                Document toevoegen
              </Button>
            )}
          </PickButton>
          <Text tone="muted" size="small" isNumeric>
            {isFull ? `Je hebt ${documentLimits.most} documenten; meer kan niet.` : `${documents.length} van ${documentLimits.most}`}
          </Text>
        </Row>
      </Stack>
    </div>
  );
}
