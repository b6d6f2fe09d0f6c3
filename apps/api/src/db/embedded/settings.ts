import { totalmem } from 'node:os'
import type { Address } from './address.ts'

export type ServerSettings = Readonly<Record<string, string | number>>

const mebibyte = 2 ** 20

/**
 * The server settings, tuned for one server process on one machine: search indexes in memory,
 * imports of a million rows, and no access from other machines.
 */
export function serverSettings(address: Address, overrides: ServerSettings = {}): ServerSettings {
  const memory = Math.floor(totalmem() / mebibyte)
  const onSocket = address.host.startsWith('/')
  return {
    listen_addresses: onSocket ? '' : address.host,
    ...(onSocket && { unix_socket_directories: address.host, unix_socket_permissions: '0700' }),
    port: address.port,
    max_connections: 100,
    password_encryption: 'scram-sha-256',
    ...memorySettings(memory),
    ...planning,
    ...durability,
    ...logging,
    timezone: 'UTC',
    ...overrides,
  }
}

/** `memory` is the machine's memory in mebibytes. */
function memorySettings(memory: number): ServerSettings {
  return {
    shared_buffers: `${within(64, Math.floor(memory / 8), 1024)}MB`,
    effective_cache_size: `${within(256, Math.floor(memory / 2), 16_384)}MB`,
    maintenance_work_mem: `${within(64, Math.floor(memory / 16), 512)}MB`,
    work_mem: '16MB',
    huge_pages: 'off',
  }
}

/**
 * Short queries on a warm cache: compiling them or running them in parallel costs more than it
 * saves.
 */
const planning: ServerSettings = {
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 2,
  io_method: 'sync',
}

/** `replica` allows a backup of the files under pg_backup_start while the server runs. */
const durability: ServerSettings = {
  wal_level: 'replica',
  max_wal_senders: 0,
  max_wal_size: '2GB',
  min_wal_size: '80MB',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  autovacuum_naptime: '30s',
}

/**
 * From `log` up: the server process reports failed statements itself, and their text may be
 * private.
 */
const logging: ServerSettings = {
  lc_messages: 'C',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_statement: 'none',
  log_checkpoints: 'off',
}

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
