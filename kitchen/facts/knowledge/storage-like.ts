/**
 * Foods that FoodKeeper does not name and that keep as another does: the name of that food, or the number of the FoodKeeper entry.
 */
export const storageLike: Readonly<Record<string, string | number>> = {}
