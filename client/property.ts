/** A property of a foreign value; `undefined` if the value is not an object or has no such property. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
