import { Badge } from '../../../platform/web/kit/badge.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { Project } from '../contract.ts';
import { companyNumberOf } from '../view/company-number.ts';
import style from './company-facts.module.css';

/** The company behind a project; its number was checked by form alone, and the badge says no more. */
export function CompanyFacts({ project: { companyName, companyNumber, logo } }: { project: Project }) {
  const number = companyNumberOf(companyNumber);
  if (companyName === '' && number === null && logo === null) return null;
  return (
    <Row gap={12} align="start" isUnbroken>
      {logo !== null && <UploadedImage picture={logo} alt="" sizes="56px" className={style.logo} />}
      <Stack gap={4}>
        {companyName !== '' && <Text isStrong>{companyName}</Text>}
        {number !== null && (
          <>
            <Text size="small" tone="muted" isNumeric>
              {number.label} {number.shown}
            </Text>
            <Row>
              <Badge tone="leaf">Nummer klopt</Badge>
            </Row>
          </>
        )}
      </Stack>
    </Row>
  );
}
