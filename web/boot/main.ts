import { boot } from './boot.ts'

void boot()
