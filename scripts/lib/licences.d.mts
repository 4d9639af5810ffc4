export type ShippedPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly words: string
}
export function shippedPackages(): readonly ShippedPackage[]
export function licencesText(): string
