import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkStructure } from './check.ts';
import { drawArrows } from './drawing.ts';
import { formatFinding } from './finding.ts';

/** Files that break a rule, and the finding that names it. */
export type RuleCase = [rule: string, files: Record<string, string>, finding: string];

const arrows = { accounts: [], feed: ['accounts'] };
const sound = {
  'docs/arrows.json': JSON.stringify(arrows),
  'docs/architecture.md': `# Map\n\n<!-- arrows -->\n${drawArrows(arrows)}<!-- /arrows -->\n`,
  'src/platform/contract.ts': "import { oc } from '@orpc/contract';\nexport const procedure = oc;\n",
  'src/platform/server/database.ts': "import pg from 'pg';\nexport const pool = new pg.Pool().on('error', () => undefined);\n",
  'src/platform/web/theme.ts': 'export const theme = {};\n',
  'src/features/accounts/tables.ts': 'export const accounts = {};\n',
  'src/features/feed/tables.ts': "import { accounts } from '../accounts/tables.ts';\nexport const posts = { accounts };\n",
  'src/features/feed/commands/create-post.ts':
    "import { pool } from '../../../platform/server/database.ts';\nexport const createPost = () => pool.query('insert into posts default values');\n",
  'src/features/feed/components/post-card.tsx':
    "import type { createPost } from '../commands/create-post.ts';\nexport function PostCard(props: { create: typeof createPost }) { return <p>{String(props)}</p>; }\n",
  'src/features/feed/posts.test.ts': "import { startTestServer } from '../../app/testing/test-server.ts';\nstartTestServer();\n",
  'src/app/testing/test-server.ts': 'export const startTestServer = () => process.env.TEST_DATABASE_URL;\n',
  'src/app/contract.ts':
    "import { accountsContract } from '../features/accounts/contract.ts';\nimport { postsContract } from '../features/feed/contract.ts';\nexport const contract = { accounts: accountsContract, posts: postsContract };\n",
  'src/features/accounts/contract.ts': 'export const accountsContract = {};\n',
  'src/features/feed/contract.ts': 'export const postsContract = {};\n',
  'src/features/feed/view/feed.ts':
    "import { useApi } from '../../../platform/web/data/use-api.ts';\nexport const shown = (api: ReturnType<typeof useApi>) => [api.posts.listPosts, api.accounts.readMe];\n",
  'src/platform/web/data/use-api.ts': 'export const useApi = () => ({ accounts: { readMe: 1 }, posts: { listPosts: 1 } });\n',
  'src/features/feed/access.ts':
    "import { signedIn } from '../../app/testing/procedure-rows.ts';\nexport const feedAccess = { listPosts: signedIn('ok') };\n",
  'src/app/testing/procedure-rows.ts': 'export const signedIn = (answer: string) => ({ answer });\n',
  'src/app/testing/access-rows.ts':
    "import { feedAccess } from '../../features/feed/access.ts';\nexport const accessRows = { feed: feedAccess };\n",
  'src/app/routes/$.tsx': "import { PostCard } from '../../features/feed/components/post-card.tsx';\nexport const Route = PostCard;\n",
};

/** Imports everything: most trees have exports that no other file imports, which is a finding of its own. */
export const importingAll = 'e2e/every-export.ts';

function importAll(files: string[]): string {
  const code = files.filter((file) => /^(src|scripts|bench)\/.*\.tsx?$/.test(file));
  return code.map((file, number) => `import * as file${number} from '../${file}';\n`).join('');
}

/** Returns the findings of a sound tree with these files added or replaced. */
export function findingsWith(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'kiem-structure-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = { ...sound, ...files };
  for (const [file, text] of Object.entries({ [importingAll]: importAll(Object.keys(all)), ...all })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return checkStructure(root).map(formatFinding);
}
