export function freshServerMain(): string
