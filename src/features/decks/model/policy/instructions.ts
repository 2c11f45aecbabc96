const orders = [
  /(?:negeer|vergeet|omzeil|overschrijf|ignore|disregard|forget|override|bypass).{0,80}(?:instructie|regel|opdracht|richtlijn|bovenstaande|vorige|voorgaande|instruction|rule|prompt|previous|above)/isu,
  /(?:system|systeem)[ -]?(?:prompt|bericht|message|instruct)|prompt injection|jailbreak/iu,
  /(?:^|[.!?:\n])[^\S\n]*(?:assistant|assistent|system|user|ai|model)\s*:/imu,
  /(?:jij|je|u|you) (?:bent|are) (?:nu|now|voortaan|een (?:ai|taalmodel|assistent)|an? (?:ai|language model|assistant))/iu,
  /(?:schrijf|zet|vermeld|antwoord|herhaal|print|noem|zeg|write|say|output|respond|repeat|insert|add|include)(?:\s+\S+){0,12}?(?:\s+(?:op|in|on))?(?:\s+(?:elke|iedere|alle|each|every|all))?\s+(?:dia|slide|dia['’]s|slides|deck|pitch deck|presentatie|json|antwoord|answer|output)(?!\p{L})/iu,
  /<\/?(?:system|assistant|user|instructions?|prompt|im_start|im_end)\b|\[\/?INST\]|<\|/iu,
  /(?:taalmodel|language model|chatgpt|chatbot die dit leest|als je een ai bent|if you are an ai)/iu,
];

/**
 * Whether a text speaks to a language model instead of about a project. Such a text isn't sent, and explains no name: the other
 * checks don't depend on it, but without it a model has less to obey.
 */
export function isInstruction(text: string): boolean {
  return orders.some((order) => order.test(text));
}
