// Loaded into a server before its own code (`node --import`): the clock of that process runs MOVED_DAYS days ahead.

const movedMs = Number(process.env['MOVED_DAYS'] ?? 0) * 24 * 60 * 60_000
const MachineDate = Date

class MovedDate extends MachineDate {
  constructor(...parts: readonly number[]) {
    if (parts.length === 0) super(MovedDate.now())
    else super(...(parts as [number]))
  }
  static override now(): number {
    return MachineDate.now() + movedMs
  }
}

globalThis.Date = MovedDate as DateConstructor
