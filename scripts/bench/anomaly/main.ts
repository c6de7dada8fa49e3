import { benchNab } from '#scripts/bench/anomaly/nab.ts'
import { benchCalibration, benchNull } from '#scripts/bench/anomaly/null-tests.ts'
import { benchOperations } from '#scripts/bench/anomaly/operations-tests.ts'
import { benchAfterShifts, benchIncidents, benchPlanted } from '#scripts/bench/anomaly/planted-tests.ts'
import { benchSpeed } from '#scripts/bench/anomaly/speed.ts'

/** Prints the metrics of the anomaly engine that the product runs. NAB only with its folder. */
export function benchAnomalies(folder: string | undefined): void {
  benchNull()
  benchCalibration()
  benchPlanted()
  benchIncidents()
  benchAfterShifts()
  benchOperations()
  benchSpeed()
  if (folder === undefined) console.log('Numenta Anomaly Benchmark: skipped without --nab FOLDER.')
  else benchNab(folder)
}
