import { open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage } from './storage.ts';

/** Files in DATA_DIR/uploads. */
export function diskStorage(dataDir: string): Storage {
  const root = path.join(dataDir, 'uploads');
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  return {
    async write(folder, files) {
      for (const { name, content } of files) {
        await disk.put(`${folder}/${name}`, content);
        await flush(path.join(root, folder, name));
      }
      // The names too: a folder that was just made is known once the one around it is flushed. Windows has no such call.
      if (process.platform === 'win32') return;
      for (let place = path.join(root, folder); place !== path.dirname(dataDir); place = path.dirname(place)) await flush(place);
    },
    async read(folder, name) {
      const handle = await open(path.join(root, folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { content: handle.createReadStream(), bytes: size };
    },
    remove: (folder) => disk.deleteAll(folder),
    async writeNote(name, text) {
      const place = path.join(dataDir, name);
      await writeFile(`${place}.part`, text, { mode: 0o600, flush: true });
      await rename(`${place}.part`, place);
      if (process.platform !== 'win32') await flush(dataDir);
    },
    readNote(name) {
      return readFile(path.join(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    close() {},
  };
}

async function flush(place: string): Promise<void> {
  const handle = await open(place);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
