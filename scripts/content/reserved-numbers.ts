/**
 * The telephone numbers that the ACMA reserves for films and examples, as dialled in Australia
 * (https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works).
 */
export const reservedNumbers = RegExp(
  `^(?:0[2378](?:5550|7010)\\d{4}|1[38]00(?:975(?:70[7-9]|71[01])|160401)|${[
    '0491570(?:006|110|15[6-9]|313|737)',
    '0491571(?:266|491|804)',
    '0491572(?:549|665|983)',
    '0491573(?:087|770)',
    '0491574(?:118|632)',
    '0491575(?:254|789)',
    '0491576(?:398|801)',
    '0491577(?:426|644)',
    '0491578(?:148|888|957)',
    '0491579(?:212|455|760)',
  ].join('|')})$`,
);
