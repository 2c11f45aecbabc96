import { useNavigate } from '@tanstack/react-router';
import { Grid } from '../../../../platform/web/kit/layout.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { useMarks } from '../hooks.ts';
import { stageLabels, stages } from '../policy.ts';
import { type SavedSearch, savedAddress, stageInAddress } from '../view/search.ts';

/** The stage of which saved projects are shown, with how many each has; the page's address holds it. */
export function StageFilter({ search }: { search: SavedSearch }) {
  const navigate = useNavigate();
  const marks = useMarks();
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  const options = [
    { value: '', label: counted('Alle fasen', marks?.length) },
    ...stages.map((stage) => ({
      value: stageInAddress[stage],
      label: counted(stageLabels[stage], marks?.filter((mark) => mark.stage === stage).length),
    })),
  ];

  function choose(fase: string) {
    void navigate({ to: '/projecten/bewaard', search: savedAddress.write(search, { fase }), replace: true, resetScroll: false });
  }

  return (
    <Grid columns={4}>
      <SelectField label="Toon" options={options} value={search.fase ?? ''} onChange={(event) => choose(event.currentTarget.value)} />
    </Grid>
  );
}
