/** Whether a store is a shared one; a file's path, or ':memory:', is an embedded one. */
export const isPostgres = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)
