/** 'Dana' for dana@shop.example: what people on one team call each other. */
export function ownerName(email: string): string {
  const [name = email] = email.split(/[@+.]/)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
