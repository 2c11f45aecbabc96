import { memorySizes } from '../memory-sizes.ts';

type Options = {
  socketDir: string;
  clusterName: string;
  durable: boolean;
  /** Megabytes of PostgreSQL's own cache. */
  sharedBuffers: number;
};

/** The settings that PostgreSQL is started with, as `-c` arguments; its files stay as initdb made them. */
export function serverArguments(options: Options): string[] {
  const settings: Record<string, string> = {
    // Reached through the socket only: no port that others on the machine can knock on.
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: `"${options.socketDir}"`,
    unix_socket_permissions: '0700',
    // Part of every process's title, by which the left-over processes of a killed PostgreSQL are recognised.
    cluster_name: options.clusterName,
    // Two servers with their pools, the queue and a tool beside them; tests open several pools.
    max_connections: '100',
    // The hot part of the database; the rest is in the system's own cache.
    shared_buffers: `${options.sharedBuffers}MB`,
    effective_cache_size: `${memorySizes.effectiveCache}MB`,
    // Sorts of a page of results stay in memory.
    work_mem: `${memorySizes.sort}MB`,
    maintenance_work_mem: `${memorySizes.maintenance}MB`,
    // Pages are on SSD, where a random read costs about as much as the next one.
    random_page_cost: '1.1',
    // Queries here take below a millisecond: compiling them takes longer than running them.
    jit: 'off',
    // Many small requests share the cores; one of them doesn't take several. Also spares the 64 MB of
    // shared memory that containers have.
    max_parallel_workers_per_gather: '0',
    // Nothing replicates from here (backups are logical), so less needs to be written.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    // Fewer checkpoints while much is written; recovering from this much takes a few seconds.
    max_wal_size: '2GB',
    // After a crash the whole file system is flushed in one call; opening each of the thousands of files
    // for it takes seconds on a busy machine. Other systems than Linux don't have that call.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Callers log failed statements themselves; PostgreSQL would quote people's texts and addresses.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Routine that would fill the log.
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
    // Kiem ends its connections when it is killed, too: no news.
    log_disconnections: 'off',
    // Commits are still handed to the system before they are answered, so they survive killed processes.
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Part of the socket's name; no port is opened. */
export const socketPort = 5432;
