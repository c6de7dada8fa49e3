// Optimistic locking: an edit names the version it began with, and is refused if someone else has saved since.
import { Problem } from '#mocks/sandbox/domain/problem.ts'

/** A stored entity that counts its edits; one that was stored before they were counted has the first version. */
export type Versioned = { version?: number }

export const versionOf = ({ version }: Versioned): number => version ?? 1

/** Throws a 409 if an edit began with another version; without `expectedVersion` the edit always counts. */
export function assertExpectedVersion({ expectedVersion }: { expectedVersion?: number }, stored: Versioned): void {
  const version = versionOf(stored)
  if (expectedVersion === undefined || expectedVersion === version) return
  const detail = `Version ${expectedVersion} was expected, it is ${version}.`
  throw new Problem(409, 'changed-meanwhile', { detail })
}
